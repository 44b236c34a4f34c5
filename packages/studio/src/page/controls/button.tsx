/** A button, and a link that looks like one. */

import { Button as AriaButton, type ButtonProps as AriaButtonProps, Link, type LinkProps } from 'react-aria-components';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Appearance {
  readonly look?: Look;
  readonly size?: 'medium' | 'small';
}

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style'> & Appearance;

export function Button({ look = 'secondary', size = 'medium', ...props }: ButtonProps) {
  return <AriaButton {...props} className={classes(look, size)} />;
}

/** Links within the Studio navigate without reloading. */
export function ButtonLink({
  look = 'secondary',
  size = 'medium',
  ...props
}: Omit<LinkProps, 'className' | 'style'> & Appearance) {
  return <Link {...props} className={classes(look, size)} />;
}

function classes(look: Look, size: 'medium' | 'small'): string {
  return `studio-button studio-button--${look} studio-button--${size}`;
}
