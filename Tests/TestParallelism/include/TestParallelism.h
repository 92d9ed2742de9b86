// Tests that are linked with this module run eight at once, unless the environment says otherwise. It declares nothing.
