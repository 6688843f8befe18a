/** The first line of a mail. */

/** Line breaks and web addresses: users are named by others, who could make a mail say and link to anything. */
const noName = /[\n\r/]|\.\p{L}{2}/u;

export function greeting(name: string): string {
  return noName.test(name) ? 'Hello,' : `Hello ${name},`;
}
