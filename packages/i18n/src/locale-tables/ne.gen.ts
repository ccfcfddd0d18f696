// Made by packages/i18n/generate.ts; do not edit.
import { writerOf } from '../table-writer.ts';

export const table = writerOf({
  "digits": "०१२३४५६७८९",
  "group": ",",
  "decimal": ".",
  "groupSize": 2,
  "isSymbolFirst": true,
  "symbolGap": " ",
  "hasOne": true,
  "months": [
    "जनवरी",
    "फेब्रुअरी",
    "मार्च",
    "अप्रिल",
    "मे",
    "जुन",
    "जुलाई",
    "अगस्ट",
    "सेप्टेम्बर",
    "अक्टोबर",
    "नोभेम्बर",
    "डिसेम्बर"
  ],
  "shortMonths": [
    "जनवरी",
    "फेब्रुअरी",
    "मार्च",
    "अप्रिल",
    "मे",
    "जुन",
    "जुलाई",
    "अगस्ट",
    "सेप्टेम्बर",
    "अक्टोबर",
    "नोभेम्बर",
    "डिसेम्बर"
  ],
  "date": "{year} {month} {day}",
  "longDate": "{year} {month} {day}",
  "dateTime": "{year} {month} {day}, {time}",
  "now": "अहिले",
  "past": {
    "minute": {
      "one": "{n} मिनेट पहिले",
      "other": "{n} मिनेट पहिले"
    },
    "hour": {
      "one": "{n} घण्टा पहिले",
      "other": "{n} घण्टा पहिले"
    },
    "day": {
      "one": "{n} दिन पहिले",
      "other": "{n} दिन पहिले"
    }
  },
  "future": {
    "minute": {
      "one": "{n} मिनेटमा",
      "other": "{n} मिनेटमा"
    },
    "hour": {
      "one": "{n} घण्टामा",
      "other": "{n} घण्टामा"
    },
    "day": {
      "one": "{n} दिनमा",
      "other": "{n} दिनमा"
    }
  }
});
