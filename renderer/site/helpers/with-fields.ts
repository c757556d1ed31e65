/**
 * Adds fields to an object that nobody else has yet, and returns it. For records of which a site has thousands: on Node 20 each `{ ...object, more }`
 * gets a hidden class of its own (some 600 bytes, ten times the time); objects that are filled in the same order share theirs.
 */
export const withFields: <T extends object, F extends object>(fresh: T, fields: F) => T & F = Object.assign;
