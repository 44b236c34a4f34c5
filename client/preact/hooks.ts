/**
 * The hooks that the components use: those of `preact/hooks` can do more, in six times as many bytes. Effects have no end,
 * because islands stay in their header.
 */

import { type Component, options } from 'preact';

/** `__h` and `__r` are the names by which Preact's own hooks reach its renderer. */
interface Rendered extends Component {
  /** Called once the rendered elements are in the page. */
  __h: (() => void)[];
  slots?: object[];
}

interface Effect {
  dependencies?: readonly unknown[];
  cleanUp?: (() => void) | undefined;
}

let component: Rendered;
let skipsEffects = false;
/** The index of the component's next slot. */
let next: number;

Object.assign(options, {
  __r: (vnode: { readonly __c: Rendered }) => {
    component = vnode.__c;
    next = 0;
  },
});

/** What a hook keeps from one rendering to the next. */
function useSlot<Slot extends object>(create: () => Slot): Slot {
  component.slots ??= [];
  const slot = component.slots[next] ?? create();
  component.slots[next] = slot;
  next += 1;
  return slot as Slot;
}

export function useRef<Value>(current: Value): { current: Value } {
  return useSlot(() => ({ current }));
}

export function useState<Value>(initial: Value): readonly [Value, (value: Value) => void] {
  const rendered = component;
  const state = useSlot(() => ({
    value: initial,
    set: (value: Value) => {
      if (Object.is(value, state.value)) return;
      state.value = value;
      rendered.setState({});
    },
  }));
  return [state.value, state.set];
}

export function useLayoutEffect(effect: () => (() => void) | undefined, dependencies: readonly unknown[]): void {
  const slot = useSlot<Effect>(() => ({}));
  if (skipsEffects || slot.dependencies?.every((value, index) => Object.is(value, dependencies[index]))) return;
  slot.dependencies = dependencies;
  component.__h.push(() => {
    slot.cleanUp?.();
    slot.cleanUp = effect();
  });
}

export function withoutEffects(render: () => void): void {
  skipsEffects = true;
  try {
    render();
  } finally {
    skipsEffects = false;
  }
}
