/** What something costs, in time of the processor: a busy machine takes longer over it and spends no more. */

export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
