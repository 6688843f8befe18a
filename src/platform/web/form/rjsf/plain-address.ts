/** Stands where RJSF would compare and join addresses of schemas (vite.config.ts): a form's schema refers to nothing outside itself. */
export default {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
};
