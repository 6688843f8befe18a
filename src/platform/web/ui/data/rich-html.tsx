/** HTML from a setting. The server sanitised it when it was saved; it is sanitised again here, before it enters the page. */
import { useEffect, useState } from 'react';
import styles from './rich-html.module.css';

export function RichHtml({ html }: { html: string }) {
  const clean = useSanitised(html);
  return <div className={styles['html']} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Empty until the sanitiser has loaded: it is a library that most pages never need. */
function useSanitised(html: string): string {
  const [clean, setClean] = useState('');
  useEffect(() => {
    let current = true;
    const show = async () => {
      const { sanitise } = await import('./sanitise.ts');
      if (current) setClean(sanitise(html));
    };
    void show();
    return () => {
      current = false;
    };
  }, [html]);
  return clean;
}
