/** Decimal multiples: 1.15 is a multiple of 0.01, although dividing their binary fractions gives no whole number. */

/** Whether a number is a whole multiple of `step`, both taken as the decimals that they are written as; false for step 0. */
export function isMultipleOf(value: number, step: number): boolean {
  if (step === 0 || !Number.isFinite(value) || !Number.isFinite(step)) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [dividend, places] = decimalOf(value);
  const [divisor, stepPlaces] = decimalOf(step);
  const common = Math.max(places, stepPlaces);
  return scaled(dividend, common - places) % scaled(divisor, common - stepPlaces) === BigInt(0);
}

/** The digits of a number without the decimal point, and the number of decimals: 1.15 is 115 and 2, 2e+21 is 2 and -21. */
function decimalOf(value: number): readonly [digits: bigint, places: number] {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), fraction.length - Number(exponent)];
}

function scaled(digits: bigint, places: number): bigint {
  return digits * BigInt(10) ** BigInt(places);
}
