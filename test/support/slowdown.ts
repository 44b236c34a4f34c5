/**
 * How many times as long a function takes for an input as for a harmless one of the same size. Compares the shortest
 * of several alternating runs: everything else on the machine only adds. About 1 if time is linear, hundreds if not.
 */
export function slowdown(run: (input: string) => void, { hostile, harmless }: Inputs): number {
  if (hostile.length !== harmless.length) throw new Error('The inputs differ in size.');
  const times = Array.from({ length: 5 }, () => [harmless, hostile].map((input) => timeOf(() => run(input))));
  const [shorter, longer] = [0, 1].map((index) => Math.min(...times.map((pair) => pair[index] ?? 0)));
  return (longer ?? 0) / (shorter ?? 0);
}

interface Inputs {
  readonly hostile: string;
  readonly harmless: string;
}

/** In milliseconds. */
function timeOf(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
