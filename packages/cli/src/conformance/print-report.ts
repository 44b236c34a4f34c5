/** Prints the report, for readers who don't know the checks. */

import { pathToPage } from '../init/installation.ts';
import { CHECKS, type Problem, type Report } from './check-host.ts';
import { numberOf, RULE_NAMES, RULES } from './rules.ts';

/** How many problems of a rule are printed. */
const PER_RULE = 4;

export function reportText(report: Report): string {
  return [...matrixLines(report), ...checkLines(report), ...problemLines(report), verdict(report)].join('\n');
}

function matrixLines({ cells }: Report): readonly string[] {
  if (cells.size === 0) return [];
  const rows = [
    ['the service', 'a copy exists', 'no copy exists'],
    ...[...cells].map(([state, { warm, cold, broken }]) => [
      state,
      warm,
      broken.length > 0 && ![warm, cold].includes('broken') ? `${cold} (a rule is broken)` : cold,
    ]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    ...rows.map((row) => `  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()),
    '',
  ];
}

function checkLines({ checks }: Report): readonly string[] {
  const done = CHECKS.filter(({ name }) => checks.has(name));
  if (done.length === 0) return [];
  const width = Math.max(...done.map(({ name, title }) => name.length + title.length + 2));
  return [...done.map(({ name, title }) => `  ${`${name}: ${title}`.padEnd(width)}  ${checks.get(name)}`), ''];
}

const sentence = ({ during, message }: Problem) => `${during}: ${message}`;

function problemLines({ problems }: Report): readonly string[] {
  return RULE_NAMES.flatMap((rule) => {
    const broken = [...new Set(problems.filter((one) => one.rule === rule).map(sentence))];
    if (broken.length === 0) return [];
    const more = broken.length - PER_RULE;
    return [
      `Rule ${numberOf(rule)} is broken: ${RULES[rule]}`,
      ...broken.slice(0, PER_RULE).map((text) => `  ${text}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
      '',
    ];
  });
}

function verdict({ cells, checks, problems }: Report): string {
  const untested = [...checks.values()].filter((result) => result.startsWith('not tested')).length;
  const cold = [...cells.values()].filter((cell) => cell.cold === 'not tested').length;
  const left = [
    ...(cold > 0 ? [`${cold} ${cold === 1 ? 'state' : 'states'} without a copy`] : []),
    ...(untested > 0 ? [`${untested} ${untested === 1 ? 'check' : 'checks'}`] : []),
  ];
  const note = left.length > 0 ? ` Not tested: ${left.join(', ')}.` : '';
  const rules = new Set(problems.map(({ rule }) => rule)).size;
  if (rules === 0) return `The host follows every tested rule.${note}`;
  return `The host breaks ${rules} ${rules === 1 ? 'rule' : 'rules'}; ${pathToPage('other-languages.md')} explains each under its number.${note}`;
}
