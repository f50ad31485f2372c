/** Discord's limit for the description of a file, in UTF-16 units. */
export const ALT_LIMIT = 1024;
