/** What a provider is called on its pages, in its messages and by the sign-in methods of its users. */

/** The setting, or without one the name in the platform's own records. */
export function providerTitle(
  { provider_title: title }: { readonly provider_title?: unknown },
  { name }: { readonly name: string },
): string {
  return typeof title === 'string' && title.trim() !== '' ? title : name;
}
