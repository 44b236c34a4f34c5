/** What the Studio has to know about the values of a field, whichever entry has it. */

import type { AllowedImages } from '../../../../src/content/allowed-images.ts';
import type { SiteBrand } from '../../../../src/content/site-settings.ts';
import type { Language } from '../../../../src/contract/language.ts';
import type { Sentence } from './sentence.ts';

export interface FieldProblem {
  readonly reason: string;
  /** For programs that word the reason themselves. */
  readonly code?: 'origin-unknown';
}

/** What entries may refer to. */
export interface PublicationRules {
  readonly brand: SiteBrand;
  readonly images: AllowedImages;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export type FieldTypeName =
  | 'text'
  | 'address'
  | 'picture'
  | 'moment'
  | 'weight'
  | 'sites'
  | 'paths'
  | 'names'
  | 'choice'
  | 'flag'
  | 'setting';

/** How people enter a value. */
export type Control =
  | 'text'
  | 'url'
  | 'number'
  | 'lines'
  | 'address'
  | 'picture'
  | 'moment'
  | 'choice'
  | 'box'
  | 'set'
  | 'sites'
  | 'color'
  | 'login'
  | 'search';

/** All values are stored as texts. */
export interface FieldType<Of extends FieldTypeName = FieldTypeName, Value = unknown> {
  readonly of: Of;
  /** A text in the language of its content, for visitors. */
  readonly isTranslated?: true;
  /** What people write, unlike what they choose. */
  readonly isSearched?: true;
  readonly control: Control;
  /** The values to choose from; of a box, the one without a tick first. */
  readonly options?: readonly Option[];
  /** What is stored → what is published. */
  read(text: string): Value;
  /** What is published → what is stored. */
  write(value: Value): string;
  /** Equal for texts that are published alike. Its default is what is stored after publication. */
  comparable?(text: string): string;
  /** A value that is not empty, for people. */
  words?(text: string): Sentence;
  /** What a sentence says about a change, such as `leads to /b instead of /a`; the default names the field. */
  change?(before: string, after: string): string;
  /** A copy of the text for another language. */
  inLanguage?(text: string, language: Language): string;
  /** What schemas cannot say. @param id of the entry */
  problem?(value: Value, rules: PublicationRules, id: string): FieldProblem | null;
  /** What a preview shows of an incomplete draft; `null` if it cannot show the entry. */
  showable?(value: Value): Value | null;
}

export interface Field {
  /** Its label, for people. */
  readonly name: string;
  readonly type: FieldType;
  /**
   * Whether it may be left empty: then it is not published, and with `stored` not even stored, because earlier
   * releases don't know it.
   */
  readonly optional?: 'published' | 'stored';
  /** The same in all languages of an entry. */
  readonly isShared?: true;
  /** In a new entry, unless it is empty. */
  readonly initial?: string;
  /** The part of a message's form that has its control, instead of the first. */
  readonly section?: 'schedule' | 'audience';
  /** A sentence below its control, such as where visitors see it. */
  readonly hint?: string;
  /** What a box says, instead of the name. */
  readonly label?: string;
  /** How many lines of a text are shown; one by default. */
  readonly lines?: number;
  /** Instead of what the type says; `null` if sentences about the schedule or the audience say it. */
  readonly change?: ((before: string, after: string) => string) | null;
}

export type Fields = Readonly<Record<string, Field>>;
