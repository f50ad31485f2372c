/** Discord's limit for the description of a file, in UTF-16 code units. */
export const ALT_LIMIT = 1024;
