/** Copying shows a confirmation, or instructions if it fails. */
import { afterEach, expect, test, vi } from 'vitest';

const shown = vi.hoisted(() => vi.fn<(toast: object) => void>());
vi.mock('@mantine/notifications', () => ({ notifications: { show: shown } }));

const { copyText, writtenToClipboard } = await import('#platform/web/ui/data/copy-text.ts');

afterEach(() => {
  vi.unstubAllGlobals();
  shown.mockClear();
});

test('F203 a text is copied, and a toast confirms it for three seconds', async () => {
  const written: string[] = [];
  const writeText = (text: string): Promise<void> => Promise.resolve(void written.push(text));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  copyText('KQ7M4X');
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  expect(written).toEqual(['KQ7M4X']);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ message: 'Copied to clipboard', autoClose: 3000 }));
});

test('without a clipboard it shows what to do instead', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await writtenToClipboard('KQ7M4X')).toBe(false);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ role: 'alert' }));
});

test('a browser that denies the clipboard does not cause a crash: it shows what to do instead', async () => {
  const writeText = (): Promise<void> =>
    Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await writtenToClipboard('KQ7M4X')).toBe(false);
  expect(shown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ role: 'alert' }));
});
