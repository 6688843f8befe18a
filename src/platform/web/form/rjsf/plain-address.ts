/** Replaces RJSF's URI library (see vite.config.ts): a form's schema has no references to other documents. */
export default {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
};
