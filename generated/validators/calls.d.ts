import type { ErrorObject } from 'ajv';

export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export interface CallValidators {
  query: Validator | undefined;
  params: Validator | undefined;
  body: Validator | undefined;
  answers: Readonly<Record<string, Validator | undefined>>;
}

export declare const calls: Readonly<Record<string, CallValidators>>;
