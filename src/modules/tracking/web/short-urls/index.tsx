/** `/shiplogic-admin/short-urls` (F387): short links with their clicks, and new ones, for the platform's own team. */
import { Button } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import * as linkForm from '#generated/forms/new-short-url.ts';
import { short_urls } from '#generated/tables.ts';
import type { ShortUrl } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { List } from '#platform/web/table/list.tsx';
import { copyText } from '#platform/web/ui/data/copy-text.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';

function linkOf({ code }: Pick<ShortUrl, 'code'>): string {
  return `${location.origin}/s/${code}`;
}

async function add(url: string): Promise<void> {
  const { short_url: made } = await call('create_short_url', { body: { url } });
  await queryClient.invalidateQueries({ queryKey: entityKey('short_url') });
  showToast('success', `Short link added: ${linkOf(made)}`);
}

export default function ShortUrlsScreen(): ReactNode {
  const [isAdding, setAdding] = useState(false);
  const button = (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setAdding(true)}>
      Add short link
    </Button>
  );
  const menuOf = (row: object): ReactNode => {
    const made = row as ShortUrl;
    return (
      <RowMenu
        name={made.code}
        actions={[{ title: 'Copy short link', icon: IconCopy, run: () => copyText(linkOf(made)) }]}
      />
    );
  };
  return (
    <Page title={short_urls.title} description={short_urls.description} width="full" actions={button}>
      <List table={short_urls} action={button} rowActions={menuOf} />
      {isAdding && (
        <SchemaDialog
          form={linkForm}
          layout="new"
          title="Add short link"
          action="Add short link"
          failed="Couldn’t add the short link"
          stored={{}}
          onSubmit={async ({ url }) => {
            await add(String(url));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
