/** The size of an uploaded image: the server refuses larger ones, in bytes. */
export const mostBytes = 2_000_000;
