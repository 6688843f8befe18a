/** Order statistics: unlike the mean, a median is not affected by short interruptions of the machine. */

/** The value below which `share` (0–1) of the samples lie; NaN if there are none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
