// A program that does nothing. Its place tells the build tool plugin where the macros' program is.
int main(void) { return 0; }
