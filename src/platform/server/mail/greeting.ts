/** The first line of a mail. */

/** Line breaks and web addresses: users are named by others, who could make a mail say and link to anything. */
const noName = /[\n\r]|:\/|[.．。｡]\p{L}{2}/u;
/** J.van Wyk and Dr.Mokoena have no web address, but could be taken for one by a mail program. */
const initials = /(?<![\p{L}\p{N}@-])(?:\p{L}|Dr|Prof|Mrs?|Ms|St|Rev|Adv)\.(?=\p{L})/gu;

export function greeting(name: string): string {
  const spaced = name.replaceAll(initials, '$& ');
  return noName.test(spaced) ? 'Hello,' : `Hello ${spaced},`;
}
