/** The texts that contain a one-time PIN. */

export function pinMail(provider: string, pin: string, minutes: number) {
  return {
    kind: 'registration_pin',
    subject: `${pin} is your PIN for ${provider}`,
    body: [
      'Hello,',
      '',
      `Enter this PIN to open your ${provider} account:`,
      '',
      pin,
      '',
      `It can be used for ${minutes} minutes. If you didn’t ask for it, ignore this email.`,
      '',
    ].join('\n'),
  };
}

export function pinText(provider: string, pin: string, minutes: number): string {
  return `${pin} is your PIN to open an account with ${provider}. It can be used for ${minutes} minutes.`;
}
