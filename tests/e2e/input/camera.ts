/** Barcodes in front of the camera of a page. */
import bwip from 'bwip-js/node';
import type { Page } from 'playwright';

/** Replaces the camera by a picture of labels below each other; the last one is a QR code. Call it before the page is opened. */
export async function showToCamera(page: Page, barcodes: readonly string[], qrCode: string): Promise<void> {
  const pictures = await Promise.all([
    ...barcodes.map((text) => bwip.toBuffer({ bcid: 'code128', text, scale: 3, height: 12 })),
    bwip.toBuffer({ bcid: 'qrcode', text: qrCode, scale: 4 }),
  ]);
  const sources = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  await page.addInitScript((labels: readonly string[]) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const images = await Promise.all(
        labels.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 720 });
      const context = canvas.getContext('2d')!;
      // A stream without changes would have one picture only.
      setInterval(() => {
        context.fillStyle = 'white';
        context.fillRect(0, 0, canvas.width, canvas.height);
        images.reduce((top, image) => {
          context.drawImage(image, 40, top);
          return top + image.height + 60;
        }, 200);
      }, 50);
      return canvas.captureStream(20);
    };
  }, sources);
}

/** As a browser whose user refused the camera. */
export async function refuseCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
}
