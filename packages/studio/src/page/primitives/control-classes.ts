/** The controls of page and preview, as classes of the sheets beside the page's controls. */

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonSize = 'medium' | 'small';

export function buttonClass(look: ButtonLook = 'secondary', size: ButtonSize = 'medium'): string {
  return `studio-button studio-button--${look} studio-button--${size}`;
}

export const FIELD = {
  root: 'studio-field',
  label: 'studio-field__label',
  input: 'studio-field__input',
  hint: 'studio-field__hint',
  error: 'studio-field__error',
} as const;

export const SEGMENTS = { root: 'studio-segments', option: 'studio-segments__option' } as const;
