/** What is wrong with the content, named so that an editor finds it: file, path, reason. */

export interface Problem {
  readonly file: string;
  /** Where in the file, as a path such as `announcements.0.startDate`. */
  readonly path: string;
  readonly reason: string;
}

export class InvalidContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content is not valid:\n${problems.map((p) => `  ${p.file}: ${p.path}: ${p.reason}`).join('\n')}`);
    this.name = 'InvalidContentError';
    this.problems = problems;
  }
}
