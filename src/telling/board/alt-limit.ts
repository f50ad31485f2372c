/** The longest description of a picture that Discord takes, in UTF-16 units. */
export const ALT_LIMIT = 1024;
