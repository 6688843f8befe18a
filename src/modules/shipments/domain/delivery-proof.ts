/**
 * The proof that a delivery requires: the receiver’s PIN, or its configured alternatives, or the signed delivery note,
 * and further proofs.
 */
import { isFormat } from '#engine/schema/formats.ts';
import type { Settings } from '#generated/types.ts';
import type { Finding } from './finding.ts';

/** The details captured for one person or place; no empty values. */
export interface GivenDetails {
  readonly name?: string | undefined;
  readonly mobile_number?: string | undefined;
  readonly department?: string | undefined;
  readonly description?: string | undefined;
  readonly signature?: string | undefined;
  readonly photos?: readonly string[] | undefined;
}

/** The proof sent by the person who delivers. */
export interface GivenProof extends GivenDetails {
  readonly pin?: string | undefined;
  /** The proofs after the first, in order. */
  readonly further_proofs?: readonly GivenDetails[] | undefined;
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

const messages = new Map<ProofField, string>(fallback.map(({ field, message }) => [field, message]));
const fields: readonly ProofField[] = fallback.map(({ field }) => field);

/** One proof: whom or what it is about, and the details it requires. */
export interface ProofStep {
  /** Heading for drivers; null for the standard proof of delivery. */
  readonly heading: string | null;
  readonly fields: readonly { readonly field: ProofField; readonly required: boolean }[];
  readonly minimumPhotos: number;
}

type Demands = ReadonlyMap<ProofField, boolean>;

/** Where the requirements come from. */
export interface ProofContext {
  readonly podMethod: string;
  readonly hasPin: boolean;
  /** Only drivers capture the configured proofs (F329). */
  readonly isDriver: boolean;
}

/** The proofs of a delivery: the first with the alternatives to the PIN, then the configured further ones. */
export function proofSteps(
  settings: Settings,
  { podMethod, hasPin, isDriver }: ProofContext,
): readonly [ProofStep, ...ProofStep[]] {
  const of = (proof: Settings['driver_pod1']) =>
    isDriver && proof?.enabled === true && proof.pod_methods.some((method) => method === podMethod) ? proof : undefined;
  const own = of(settings.driver_pod1);
  const base = baseDemands(settings, podMethod, hasPin);
  const further = [settings.driver_pod2, settings.driver_pod3].flatMap((proof) => {
    const enabledOptions = of(proof);
    return enabledOptions ? [stepOf(enabledOptions, new Map())] : [];
  });
  return [own ? stepOf(own, base) : { heading: null, fields: listed(base), minimumPhotos: 1 }, ...further];
}

function baseDemands(settings: Settings, podMethod: string, hasPin: boolean): Demands {
  if (podMethod === 'grv') return new Map([['photos', true]]);
  if (hasPin) return new Map();
  const enabledOptions = fallback.filter(({ enabled }) => settings[enabled] === true);
  return new Map(enabledOptions.map(({ field, required }) => [field, settings[required] === true]));
}

function stepOf(proof: NonNullable<Settings['driver_pod1']>, base: Demands): ProofStep {
  const demands = new Map(base);
  for (const field of fields)
    if (proof[field] !== 'off') demands.set(field, base.get(field) === true || proof[field] === 'required');
  const minimumPhotos = proof.photos === 'required' ? proof.minimum_photos : 1;
  return { heading: proof.heading, fields: listed(demands), minimumPhotos };
}

function listed(demands: Demands): ProofStep['fields'] {
  return fields.flatMap((field) => {
    const required = demands.get(field);
    return required === undefined ? [] : [{ field, required }];
  });
}

export interface Expected {
  /** Of the shipment: pin-with-fallback or grv. */
  readonly podMethod: string;
  /** Null when the shipment has none. */
  readonly pin: string | null;
  readonly isDriver: boolean;
}

export interface ProofResult {
  readonly method: ProofMethod;
  readonly findings: readonly Finding[];
  readonly steps: readonly ProofStep[];
}

/** The kind of proof, and what is missing or wrong. Details that nobody asks for are not checked. */
export function checkProof(given: GivenProof, { podMethod, pin, isDriver }: Expected, settings: Settings): ProofResult {
  const method = podMethod === 'grv' ? 'grv' : given.pin === undefined ? 'fallback' : 'pin';
  const steps = proofSteps(settings, { podMethod, hasPin: method === 'pin', isDriver });
  const captured: readonly GivenDetails[] = [given, ...(given.further_proofs ?? [])];
  const missing = steps.flatMap((step, at) =>
    missingOf(step, captured[at] ?? {}, { isNote: method === 'grv' && at === 0, isReceiver: at === 0 }).map(
      ({ field, ...finding }) => ({
        ...finding,
        field: at === 0 ? field : `further_proofs.${at - 1}.${field}`,
      }),
    ),
  );
  const isWrong = method === 'pin' && (pin === null || given.pin?.trim() !== pin);
  const wrong = { field: 'pin', code: 'wrong_pin', message: 'This isn’t the PIN of the shipment' };
  return { method, steps, findings: isWrong ? [wrong, ...missing] : missing };
}

function missingOf(
  { fields: enabledOptions, minimumPhotos }: ProofStep,
  given: GivenDetails,
  what: ProofKind,
): readonly Finding[] {
  return enabledOptions.flatMap(({ field, required }) => {
    const value = given[field];
    if (field === 'mobile_number' && !isEmpty(value) && !isFormat('phone-za', given.mobile_number?.trim() ?? ''))
      return [{ field, code: 'invalid_value', message: 'Enter a phone number' }];
    const isMissing = field === 'photos' ? (given.photos ?? []).length < minimumPhotos : isEmpty(value);
    if (!required || !isMissing) return [];
    return [{ field, code: 'proof_required', message: messageOf(field, minimumPhotos, what) }];
  });
}

/** Only the first proof is about the receiver and the delivery note. */
interface ProofKind {
  readonly isNote: boolean;
  readonly isReceiver: boolean;
}

const ofOthers: Readonly<Partial<Record<ProofField, string>>> = {
  name: 'Enter the name',
  mobile_number: 'Enter the mobile number',
  signature: 'Ask for a signature',
};

function messageOf(field: ProofField, minimumPhotos: number, { isNote, isReceiver }: ProofKind): string {
  if (field !== 'photos') return (isReceiver ? undefined : ofOthers[field]) ?? messages.get(field) ?? '';
  if (minimumPhotos > 1) return `Take at least ${minimumPhotos} photos`;
  return isNote ? 'Take a photo of the signed delivery note' : 'Take a photo';
}

function isEmpty(value: string | readonly string[] | undefined): boolean {
  return value === undefined || value.length === 0 || (typeof value === 'string' && value.trim() === '');
}
