import {sify} from 'chinese-conv';

/** Returns a word in simplified characters, so that each script finds the other. */
export const stemmer = sify;
