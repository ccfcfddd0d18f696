// Made by packages/i18n/generate.ts; do not edit.
import { writerOf } from '../table-writer.ts';

export const table = writerOf({
  "digits": "၀၁၂၃၄၅၆၇၈၉",
  "group": ",",
  "decimal": ".",
  "groupSize": 3,
  "isSymbolFirst": false,
  "symbolGap": " ",
  "hasOne": false,
  "months": [
    "ဇန်နဝါရီ",
    "ဖေဖော်ဝါရီ",
    "မတ်",
    "ဧပြီ",
    "မေ",
    "ဇွန်",
    "ဇူလိုင်",
    "ဩဂုတ်",
    "စက်တင်ဘာ",
    "အောက်တိုဘာ",
    "နိုဝင်ဘာ",
    "ဒီဇင်ဘာ"
  ],
  "shortMonths": [
    "ဇန်",
    "ဖေ",
    "မတ်",
    "ဧ",
    "မေ",
    "ဇွန်",
    "ဇူ",
    "ဩ",
    "စက်",
    "အောက်",
    "နို",
    "ဒီ"
  ],
  "date": "{year} {month} {day}",
  "longDate": "{year} {month} {day}",
  "dateTime": "{year} {month} {day} {time}",
  "now": "ယခု",
  "past": {
    "minute": {
      "one": "ပြီးခဲ့သည့် {n} မိနစ်",
      "other": "ပြီးခဲ့သည့် {n} မိနစ်"
    },
    "hour": {
      "one": "ပြီးခဲ့သည့် {n} နာရီ",
      "other": "ပြီးခဲ့သည့် {n} နာရီ"
    },
    "day": {
      "one": "ပြီးခဲ့သည့် {n} ရက်",
      "other": "ပြီးခဲ့သည့် {n} ရက်"
    }
  },
  "future": {
    "minute": {
      "one": "{n} မိနစ်အတွင်း",
      "other": "{n} မိနစ်အတွင်း"
    },
    "hour": {
      "one": "{n} နာရီအတွင်း",
      "other": "{n} နာရီအတွင်း"
    },
    "day": {
      "one": "{n} ရက်အတွင်း",
      "other": "{n} ရက်အတွင်း"
    }
  }
});
