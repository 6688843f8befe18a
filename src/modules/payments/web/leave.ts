/** Leaves the app for a page on which something is paid. */
import type { PayShipmentAnswer200 } from '#generated/types.ts';

/** Goes where a gateway takes the payment; false when there is nowhere to go, because it is paid already. */
export function leaveToPay({ redirect_url: page, form }: PayShipmentAnswer200): boolean {
  if (form)
    postForm(
      form.action,
      form.fields.map(({ name, value }) => [name, value]),
    );
  else if (page !== undefined) location.assign(page);
  return form !== undefined || page !== undefined;
}

/** Goes to another site with a form, as if somebody had filled it in (F271). The order of the fields is part of their signature. */
export function postForm(action: string, fields: readonly (readonly [string, string])[]): void {
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
