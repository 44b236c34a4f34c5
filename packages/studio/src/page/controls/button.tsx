/** A button, and a link that looks like one. */

import { Button as AriaButton, type ButtonProps as AriaButtonProps, Link, type LinkProps } from 'react-aria-components';

import { type ButtonLook, type ButtonSize, buttonClass } from '../primitives/control-classes.ts';

interface Appearance {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style'> & Appearance;

export function Button({ look, size, ...props }: ButtonProps) {
  return <AriaButton {...props} className={buttonClass(look, size)} />;
}

/** Links within the Studio navigate without reloading. */
export function ButtonLink({ look, size, ...props }: Omit<LinkProps, 'className' | 'style'> & Appearance) {
  return <Link {...props} className={buttonClass(look, size)} />;
}
