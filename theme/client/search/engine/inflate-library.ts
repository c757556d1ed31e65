/** The part of fflate that a browser without `deflate-raw` needs: a file of its own, so that no other browser loads it. */
export { inflateSync } from 'fflate';
