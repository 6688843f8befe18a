/** The words appear once, in the right letters: rendering waits for the first font (F018), but never long. */

const patience = 1500;

export async function firstFont(): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  const loaded = document.fonts.load("400 1em 'Inter Variable'").then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([loaded, late]);
}
