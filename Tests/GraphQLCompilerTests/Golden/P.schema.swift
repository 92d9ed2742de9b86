enum P {

}
