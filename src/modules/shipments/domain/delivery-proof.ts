/** What a delivery needs as proof: the receiver's PIN, or what drivers capture instead, or the signed delivery note. */
import type { Settings } from '#generated/types.ts';
import type { Finding } from './finding.ts';

/** What somebody who delivers sends; nothing in it is empty. */
export interface GivenProof {
  readonly pin?: string | undefined;
  readonly name?: string | undefined;
  readonly mobile_number?: string | undefined;
  readonly department?: string | undefined;
  readonly description?: string | undefined;
  readonly signature?: string | undefined;
  readonly photos?: readonly string[] | undefined;
}

export type ProofMethod = 'pin' | 'fallback' | 'grv';

const fallback = [
  {
    field: 'name',
    enabled: 'pod_fallback_name_enabled',
    required: 'pod_fallback_name_required',
    message: 'Enter the receiver’s name',
  },
  {
    field: 'mobile_number',
    enabled: 'pod_fallback_mobile_number_enabled',
    required: 'pod_fallback_mobile_number_required',
    message: 'Enter the receiver’s mobile number',
  },
  {
    field: 'department',
    enabled: 'pod_fallback_department_enabled',
    required: 'pod_fallback_department_required',
    message: 'Enter the department',
  },
  {
    field: 'description',
    enabled: 'pod_fallback_description_enabled',
    required: 'pod_fallback_description_required',
    message: 'Describe the delivery',
  },
  {
    field: 'photos',
    enabled: 'pod_fallback_photos_enabled',
    required: 'pod_fallback_photos_required',
    message: 'Take a photo',
  },
  {
    field: 'signature',
    enabled: 'pod_fallback_signature_enabled',
    required: 'pod_fallback_signature_required',
    message: 'Ask the receiver to sign',
  },
] as const;

export type ProofField = (typeof fallback)[number]['field'];

/** The fields that are asked for when the receiver has no PIN, and whether each must be filled in. */
export function fallbackFields(
  settings: Settings,
): readonly { readonly field: ProofField; readonly required: boolean }[] {
  return fallback
    .filter(({ enabled }) => settings[enabled] === true)
    .map(({ field, required }) => ({ field, required: settings[required] === true }));
}

export interface Expected {
  /** Of the shipment: pin-with-fallback or grv. */
  readonly podMethod: string;
  /** Null when the shipment has none. */
  readonly pin: string | null;
}

/** How the delivery is proven, and what is missing or wrong of it. */
export function checkProof(
  given: GivenProof,
  { podMethod, pin }: Expected,
  settings: Settings,
): { readonly method: ProofMethod; readonly findings: readonly Finding[] } {
  if (podMethod === 'grv') {
    const message = 'Take a photo of the signed delivery note';
    const isThere = (given.photos ?? []).length > 0;
    return { method: 'grv', findings: isThere ? [] : [{ field: 'photos', code: 'proof_required', message }] };
  }
  if (given.pin !== undefined) {
    const isRight = pin !== null && given.pin.trim() === pin;
    const message = 'This isn’t the PIN of the shipment';
    return { method: 'pin', findings: isRight ? [] : [{ field: 'pin', code: 'wrong_pin', message }] };
  }
  const required = new Set(fallbackFields(settings).flatMap(({ field, required: must }) => (must ? [field] : [])));
  const findings = fallback
    .filter(({ field }) => required.has(field) && isEmpty(given[field]))
    .map(({ field, message }) => ({ field, code: 'proof_required', message }));
  return { method: 'fallback', findings };
}

function isEmpty(value: string | readonly string[] | undefined): boolean {
  return value === undefined || value.length === 0 || (typeof value === 'string' && value.trim() === '');
}
