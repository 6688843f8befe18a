/** The icons that providers choose for their links. */
import {
  IconBook,
  IconCoin,
  IconFileText,
  IconHelp,
  IconLink,
  IconMail,
  IconMap,
  IconMessageCircle,
  IconPackage,
  IconPhone,
  IconTruck,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import type { LinkIcon } from '#generated/types.ts';

export const linkIcons: Readonly<Record<LinkIcon, Icon>> = {
  link: IconLink,
  question: IconHelp,
  book: IconBook,
  video: IconVideo,
  document: IconFileText,
  phone: IconPhone,
  email: IconMail,
  chat: IconMessageCircle,
  map: IconMap,
  money: IconCoin,
  package: IconPackage,
  truck: IconTruck,
};
