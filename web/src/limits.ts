/** How long what people write may be. The server has the last word; fields end there. */

export const LONGEST_NAME = 40;
export const LONGEST_WORDS = 200;
export const LONGEST_SAID = 500;
export const LONGEST_TARGET = 60;
