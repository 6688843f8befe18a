/** Shows push notifications of new jobs, and opens the tripsheet when one is tapped. */
self.addEventListener('push', (event) => {
  const { title, body, link } = event.data.json();
  const options = { body, tag: 'new-jobs', renotify: true, data: { link } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.link));
});

async function show(link) {
  const address = new URL(link, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === address);
  if (open) await open.focus();
  else await self.clients.openWindow(address);
}
