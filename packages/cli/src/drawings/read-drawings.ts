/** Reads the SVG files that a company's content names as its logo and icons. */

import { join } from 'node:path';
import type { Drawing } from '../../../../src/contract/drawing.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { namedDrawings } from './drawing-paths.ts';
import { faviconProblems } from './favicon.ts';
import { faultProblems, filesIn, missingFile } from './image-file-problems.ts';
import { type DrawingUse, readDrawing } from './read-svg.ts';

export interface CompanyDrawings {
  /** By the name of the file. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  /** Problems with the files, and names without a file. */
  readonly problems: readonly Problem[];
}

/**
 * @param files the parsed JSON of each file of the content by its name, not validated
 * @param folder with the images
 */
export async function readDrawings(files: Readonly<Record<string, unknown>>, folder: string): Promise<CompanyDrawings> {
  const drawings: Record<string, Drawing> = {};
  const problems: Problem[] = [...(await faviconProblems(files['brand.json'], folder))];
  const present = await filesIn(folder);
  const uses = new Map<string, DrawingUse>();
  for (const { name, use, file, path } of namedDrawings(files)) {
    const earlier = uses.get(name);
    uses.set(name, earlier ?? use);
    if (earlier !== undefined && earlier !== use) {
      problems.push({ file, path, reason: `"${name}" is also the logo: give the icon a file of its own` });
    }
    if (!present.includes(name)) problems.push({ file, path, reason: missingFile(name, folder, present) });
    if (earlier !== undefined || !present.includes(name)) continue;
    const result = await readDrawing(join(folder, name), use);
    if ('drawing' in result) drawings[name] = result.drawing;
    else problems.push(...faultProblems(result.faults, name, folder));
  }
  return { drawings, problems };
}
