/** Information of the browser about the connection. */

/** `navigator.connection` where the browser has it. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** True if the reader's connection asks for restraint (B5.31). */
export const isSaving = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');

/** The connection of this window. */
export const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;
