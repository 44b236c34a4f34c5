/** Which environment a deploy is for. */

import { expect, test } from 'vitest';
import { takeEnvironment } from '../../scripts/environment.ts';

test.each([[['--env', 'staging', '--dry-run']], [['--dry-run', '--env=staging']], [['-e', 'staging', '--dry-run']]])(
  '%s is for staging',
  (args) => {
    expect(takeEnvironment(args)).toEqual({ environment: 'staging', others: ['--dry-run'] });
  },
);

test('without the argument, it is production', () => {
  expect(takeEnvironment(['--message', 'a message'])).toEqual({ environment: '', others: ['--message', 'a message'] });
});

test('an argument without a name is neither an environment nor production', () => {
  expect(takeEnvironment(['--dry-run', '--env']).environment).toBe('--env');
});
