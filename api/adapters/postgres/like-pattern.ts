const escaped = (text: string): string => text.trim().replaceAll(/[\\%_]/g, '\\$&');

/** The LIKE pattern of texts that contain `part`, whose own signs mean themselves. */
export function containing(part: string): string {
  return `%${escaped(part)}%`;
}

/** The LIKE pattern of texts that begin with `start`. */
export function beginningWith(start: string): string {
  return `${escaped(start)}%`;
}
