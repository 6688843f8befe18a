/** Leaves the app for a payment page. */
import type { PayShipmentAnswer200 } from '#generated/types.ts';

/**
 * Browsers that go back show the page as it was left, in the middle of starting a payment: it is read again, also because
 * there may be nothing left to pay.
 */
function readAgainOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** Redirects to the gateway; false when there is nowhere to go, because it is already paid. */
export function leaveToPay({ redirect_url: page, form }: PayShipmentAnswer200): boolean {
  if (form)
    postForm(
      form.action,
      form.fields.map(({ name, value }) => [name, value]),
    );
  else if (page !== undefined) leaveFor(page);
  return form !== undefined || page !== undefined;
}

/** Opens the page of a gateway in place of this one. */
export function leaveFor(page: string): void {
  readAgainOnReturn();
  location.assign(page);
}

/** Submits a form to another site (F271). The order of the fields is part of their signature. */
export function postForm(action: string, fields: readonly (readonly [string, string])[]): void {
  readAgainOnReturn();
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
