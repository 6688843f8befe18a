/** The ajv instance for all validators of schema files: our formats, our annotations, and multiples computed in decimals. */
import { Ajv2020, type CodeKeywordDefinition, type Options, _ } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import formatLimitModule from 'ajv-formats/dist/limit.js';
import { ajvFormats } from '../schema/ajv-formats.ts';
import { isMultipleOf } from '../schema/multiple-of.ts';

/** Our own keywords for people, widgets or the engine, which validators must ignore. */
const annotations = [
  'x-widget',
  'x-unit',
  'x-inverted',
  'x-refers-to',
  'x-secret',
  'x-template',
  'x-private',
  'x-or',
  'x-form',
  'x-list',
  'x-samples',
  'x-request',
  'x-message',
  'x-merge',
  'x-unique',
  'x-confirm',
  'x-outbound',
  'x-masked-with',
  'x-enum',
  'x-colour',
  'x-flags',
  'x-settings',
  'x-rows',
  'x-exposure',
  'x-name',
  'x-permissions',
  'x-permissions-others',
  'x-permissions-ui',
  'x-icon',
  'tsType',
];

/** The function itself, whether the loader returns it directly or as the module's `default`: ajv's companions are CommonJS. */
export function callable<Callable>(module: Callable): Callable {
  return typeof module === 'function' ? module : (module as { default: Callable }).default;
}

export const addFormats = callable(addFormatsModule);
const formatLimit = callable(formatLimitModule);

/**
 * ajv divides binary fractions, for which 1.15 is not a multiple of 0.01. Generated code imports the function under its
 * own name.
 */
const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  $data: true,
  error: { message: 'must be a multiple of the step', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(cxt) {
    const isMultiple = cxt.gen.scopeValue('func', { ref: isMultipleOf, code: _`isMultipleOf` });
    cxt.fail$data(_`!${isMultiple}(${cxt.data}, ${cxt.schemaCode})`);
  },
};

/** For validators of values; schemas were checked against the vocabulary before. */
export function schemaAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ allErrors: true, discriminator: true, $data: true, formats: ajvFormats, validateSchema: false },
    ...options,
  });
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword(multipleOf);
  formatLimit(ajv);
  ajv.addVocabulary(annotations);
  return ajv;
}
