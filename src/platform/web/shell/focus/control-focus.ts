/**
 * A button or field that waits for its work is disabled meanwhile, and browsers take the focus from it: it gets the focus
 * back afterwards. When what it did removes it, the focus moves to what is in its place: the next row, or the field beside
 * it. Where nothing is left around it, that is the dialog that it was in, or the page’s title. So it does when a button
 * stays disabled because there is nothing more to do, such as the one for the previous page on the first.
 * One that the user leaves isn’t given the focus again, although the page may change in the same moment.
 */

import { focusable, frontDialog } from './focusable.ts';

/** What browsers can disable. */
type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches('button, input, select, textarea');

/** In milliseconds: a menu or a dialog that closes returns the focus itself. */
const returning = 50;

/** In milliseconds: a button that is still disabled by then, and doesn’t show that it is working, stays so. */
const working = 500;

/** Returns a function that ends it. */
export function keepControlFocus(): () => void {
  let watch: MutationObserver | undefined;
  const follow = ({ target }: FocusEvent): void => {
    watch?.disconnect();
    if (!isControl(target)) return;
    const around = surroundings(target);
    const own = new MutationObserver(() => {
      // A button that was just disabled has the focus until the next frame.
      const isDue = document.activeElement === document.body || document.activeElement === target;
      if (!isDue) return;
      if (!target.isConnected) {
        own.disconnect();
        setTimeout(() => focusRest(around), returning);
      } else if (!target.disabled) target.focus({ preventScroll: true });
      else if (target.matches('button')) setTimeout(() => staysDisabled(target) && focusRest(around), working);
    });
    own.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    watch = own;
  };
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const watched = watch;
    if (relatedTarget) return watched?.disconnect();
    // Whether it is being removed shows once the script that removes it has ended.
    queueMicrotask(() => {
      const isLeft = isControl(target) && target.isConnected && !target.disabled;
      if (isLeft && document.activeElement !== target) watched?.disconnect();
    });
  };
  document.addEventListener('focusin', follow);
  // Before the listeners of components, which may change the page.
  document.addEventListener('focusout', leave, true);
  return () => {
    watch?.disconnect();
    document.removeEventListener('focusout', leave, true);
    document.removeEventListener('focusin', follow);
  };
}

const staysDisabled = (button: Control): boolean =>
  button.isConnected && button.disabled && !button.matches('[data-loading], [aria-busy="true"]');

/** An element, and which of its children the control is in. */
interface Place {
  readonly parent: Element;
  readonly at: number;
}

/** As far as the part of the page that belongs together; inner first. */
function surroundings(control: Element): readonly Place[] {
  const places: Place[] = [];
  const title = document.querySelector('[data-page-title]');
  let child = control;
  for (let parent = control.parentElement; parent && !child.matches(parts); parent = parent.parentElement) {
    // Another page may be there by now, which gets the focus on its title.
    if (parent.matches('main, body') || parent.contains(title)) break;
    places.push({ parent, at: [...parent.children].indexOf(child) });
    child = parent;
  }
  return places;
}

const parts = 'section, form, [role="dialog"], [role="tabpanel"]';

function firstIn(element: Element | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  const found = [element, ...element.querySelectorAll(focusable)];
  return found.find((one): one is HTMLElement => one instanceof HTMLElement && isUsable(one));
}

const isUsable = (one: HTMLElement): boolean => one.matches(focusable) && one.getClientRects().length > 0;

function besides({ parent, at }: Place): HTMLElement | undefined {
  const near = [at, at + 1, at - 1].map((index) => firstIn(parent.children[index]));
  return near.find((one) => one !== undefined);
}

function focusRest(around: readonly Place[]): void {
  if (document.activeElement !== document.body) return;
  for (const place of around) {
    const near = place.parent.isConnected ? besides(place) : undefined;
    if (near) return near.focus({ preventScroll: true });
  }
  (frontDialog() ?? document.querySelector<HTMLElement>('[data-page-title]'))?.focus({ preventScroll: true });
}
