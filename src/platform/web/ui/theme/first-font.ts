/** Text appears once, in the right font: rendering waits for the first font (F018), but not for long. */

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
