import type { ErrorObject } from 'ajv';

export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const rules: Readonly<Record<string, Validator>>;
export declare const configs: Readonly<Record<string, Validator>>;
export declare const conditions: Readonly<Record<string, Validator>>;
