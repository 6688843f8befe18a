// Written by `npm run generate`; edit the schemas instead.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// src/engine/formats.ts
var label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
var mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-][a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,63}$/i;
var afterHost = /^(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/;
var rootRelative = /^\/(?![/\\])[^\s"<>\\]*$/;
var usPhone = /^\(?\d{3}\)?[-.]?\d{3}[-.]?\d{4}$/;
var plusPhone = /^\+\d{10,12}$/;
var calendarDate = /^(\d{4})-(\d\d)-(\d\d)$/;
var clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
var instant = /^\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
var countries = "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW";
function isHostname(text) {
  return text.length > 0 && text.length <= 253 && text.split(".").every((part) => label.test(part));
}
function isSiteHost(text) {
  return isHostname(text) && (text.includes(".") || text.toLowerCase() === "localhost");
}
function isEmail(text) {
  const at = text.lastIndexOf("@");
  if (at < 1 || text.length > 254) return false;
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  return mailbox.test(local) && !local.endsWith(".") && !local.includes("..") && host.includes(".") && isHostname(host);
}
function isEmailList(text) {
  return text.split(/[,;]/).every((part) => isEmail(part.trim()));
}
function isSite(text) {
  const end = text.search(/[:/?#]/);
  const host = end < 0 ? text : text.slice(0, end);
  return isSiteHost(host) && afterHost.test(end < 0 ? "" : text.slice(end));
}
function isHttpsUrl(text) {
  return /^https:\/\//i.test(text) && isSite(text.slice(8));
}
function isPhone(text) {
  if (text.length > 40) return false;
  const digits = text.replaceAll(" ", "");
  return plusPhone.test(digits) || usPhone.test(digits);
}
function isDate(text) {
  const parts = calendarDate.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
function isCountry(text) {
  if (text.length !== 2) return false;
  for (let at = countries.indexOf(text); at >= 0; at = countries.indexOf(text, at + 1)) if (at % 2 === 0) return true;
  return false;
}
function isAssetUrl(text) {
  return rootRelative.test(text) || isHttpsUrl(text);
}
var formats = {
  email: isEmail,
  /** One or more addresses separated by comma or semicolon. */
  "email-list": isEmailList,
  /** A web address; `http://` or `https://` may be left out. */
  url: (text) => isSite(text.replace(/^https?:\/\//i, "")),
  "https-url": isHttpsUrl,
  "asset-url": isAssetUrl,
  /** A plus and 10–12 digits, 10 digits, or the common `(012) 345-6789` forms; spaces do not matter. */
  "phone-za": isPhone,
  "time-of-day": clock,
  date: isDate,
  "date-time": (text) => instant.test(text) && isDate(text.slice(0, 10)),
  colour: /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /** Any text: the server cleans it before storing. */
  html: () => true,
  /** One to three numbers: `4`, `4.2`, `4.2.1`. */
  version: /^\d{1,9}(?:\.\d{1,9}){0,2}$/,
  country: isCountry,
  hostname: isHostname,
  /** The letters and digits that a provider's waybill numbers begin with. */
  "tracking-prefix": /^[A-Z0-9]{1,10}$/,
  status: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
};

// src/engine/ajv-formats.ts
var ordered = ["date", "time-of-day"];
var compare = (left, right) => left < right ? -1 : left > right ? 1 : 0;
var ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, validate]) => [name, ordered.includes(name) ? { validate, compare } : validate])
);

// virtual:all.js
var rules$rule = validate0;
var schema0 = { "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 80 }, "type": { "type": "string", "enum": ["matflo", "rws", "parcel-perfect", "ship-logic-delivery", "ship-logic-collection", "webhook", "fastway"] }, "trigger": { "type": "string", "enum": ["shipment-created", "shipment-updated", "hub-scanner", "outbounded", "tracking-event-created"] }, "filters": { "type": "array", "maxItems": 20, "items": { "type": "object", "discriminator": { "propertyName": "filter" }, "required": ["filter"], "oneOf": [{ "type": "object", "properties": { "filter": { "const": "collection-branch" }, "values": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "maxItems": 100, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "delivery-branch" }, "values": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "maxItems": 100, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "both-branches" }, "values": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "maxItems": 100, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "routing-complete" } }, "required": ["filter"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "account-includes" }, "values": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 20 }, "minItems": 1, "maxItems": 200, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "account-excludes" }, "values": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 20 }, "minItems": 1, "maxItems": 200, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "manifest-destination-branch" }, "values": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "minItems": 1, "maxItems": 100, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "status-is" }, "values": { "type": "array", "items": { "type": "string", "enum": ["quote", "quote-expired", "payment-pending", "payment-failed", "submitted", "outsourced", "collection-assigned", "awaiting-dropoff", "collection-unassigned", "collection-rejected", "collection-exception", "collection-failed-attempt", "collected", "at-hub", "manifested", "ready-for-dispatch", "in-transit", "at-destination-hub", "returned-to-hub", "delivery-assigned", "delivery-unassigned", "delivery-rejected", "bob-box-reservation-failed", "out-for-delivery", "delivery-exception", "delivery-failed-attempt", "in-locker", "ready-for-pickup", "collect-and-return-to-hub", "collected-from-locker", "collected-from-counter", "returned-to-sender", "delivered", "undeliverable", "cancelled", "on-hold", "on-hold-internal"] }, "minItems": 1, "maxItems": 60, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "tracking-status-is" }, "values": { "type": "array", "items": { "type": "string", "enum": ["quote", "quote-expired", "payment-pending", "payment-failed", "submitted", "outsourced", "collection-assigned", "awaiting-dropoff", "collection-unassigned", "collection-rejected", "collection-exception", "collection-failed-attempt", "collected", "at-hub", "manifested", "ready-for-dispatch", "in-transit", "at-destination-hub", "returned-to-hub", "delivery-assigned", "delivery-unassigned", "delivery-rejected", "bob-box-reservation-failed", "out-for-delivery", "delivery-exception", "delivery-failed-attempt", "in-locker", "ready-for-pickup", "collect-and-return-to-hub", "collected-from-locker", "collected-from-counter", "returned-to-sender", "delivered", "undeliverable", "cancelled", "on-hold", "on-hold-internal"] }, "minItems": 1, "maxItems": 60, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "service-level-includes" }, "values": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 20 }, "minItems": 1, "maxItems": 50, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }, { "type": "object", "properties": { "filter": { "const": "service-level-excludes" }, "values": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 20 }, "minItems": 1, "maxItems": 50, "uniqueItems": true } }, "required": ["filter", "values"], "additionalProperties": false }] } }, "is_enabled": { "type": "boolean" } }, "required": ["name", "type", "trigger", "is_enabled"], "additionalProperties": false };
var func0 = require_ucs2length().default;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.trigger === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.is_enabled === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_enabled" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "type" || key0 === "trigger" || key0 === "filters" || key0 === "is_enabled")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func0(data0) > 80) {
          const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 80 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data1 === "matflo" || data1 === "rws" || data1 === "parcel-perfect" || data1 === "ship-logic-delivery" || data1 === "ship-logic-collection" || data1 === "webhook" || data1 === "fastway")) {
        const err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema0.properties.type.enum } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.trigger !== void 0) {
      let data2 = data.trigger;
      if (typeof data2 !== "string") {
        const err10 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data2 === "shipment-created" || data2 === "shipment-updated" || data2 === "hub-scanner" || data2 === "outbounded" || data2 === "tracking-event-created")) {
        const err11 = { instancePath: instancePath + "/trigger", schemaPath: "#/properties/trigger/enum", keyword: "enum", params: { allowedValues: schema0.properties.trigger.enum } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.filters !== void 0) {
      let data3 = data.filters;
      if (Array.isArray(data3)) {
        if (data3.length > 20) {
          const err12 = { instancePath: instancePath + "/filters", schemaPath: "#/properties/filters/maxItems", keyword: "maxItems", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.filter === void 0) {
              const err13 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/required", keyword: "required", params: { missingProperty: "filter" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            const tag0 = data4.filter;
            if (typeof tag0 == "string") {
              if (tag0 === "collection-branch") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err14 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/0/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err15 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/0/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                  for (const key1 in data4) {
                    if (!(key1 === "filter" || key1 === "values")) {
                      const err16 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("collection-branch" !== data4.filter) {
                      const err17 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/0/properties/filter/const", keyword: "const", params: { allowedValue: "collection-branch" } };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data6 = data4.values;
                    if (Array.isArray(data6)) {
                      if (data6.length > 100) {
                        const err18 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/0/properties/values/maxItems", keyword: "maxItems", params: { limit: 100 } };
                        if (vErrors === null) {
                          vErrors = [err18];
                        } else {
                          vErrors.push(err18);
                        }
                        errors++;
                      }
                      if (data6.length < 1) {
                        const err19 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/0/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err19];
                        } else {
                          vErrors.push(err19);
                        }
                        errors++;
                      }
                      const len1 = data6.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data7 = data6[i1];
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                          const err20 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i1, schemaPath: "#/properties/filters/items/oneOf/0/properties/values/items/type", keyword: "type", params: { type: "integer" } };
                          if (vErrors === null) {
                            vErrors = [err20];
                          } else {
                            vErrors.push(err20);
                          }
                          errors++;
                        }
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 9007199254740991 || isNaN(data7)) {
                            const err21 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i1, schemaPath: "#/properties/filters/items/oneOf/0/properties/values/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                            if (vErrors === null) {
                              vErrors = [err21];
                            } else {
                              vErrors.push(err21);
                            }
                            errors++;
                          }
                          if (data7 < 1 || isNaN(data7)) {
                            const err22 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i1, schemaPath: "#/properties/filters/items/oneOf/0/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err22];
                            } else {
                              vErrors.push(err22);
                            }
                            errors++;
                          }
                        }
                      }
                      let i2 = data6.length;
                      let j0;
                      if (i2 > 1) {
                        const indices0 = {};
                        for (; i2--; ) {
                          let item0 = data6[i2];
                          if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
                            continue;
                          }
                          if (typeof indices0[item0] == "number") {
                            j0 = indices0[item0];
                            const err23 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/0/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 } };
                            if (vErrors === null) {
                              vErrors = [err23];
                            } else {
                              vErrors.push(err23);
                            }
                            errors++;
                            break;
                          }
                          indices0[item0] = i2;
                        }
                      }
                    } else {
                      const err24 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/0/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err25 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/0/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                var props0 = true;
              } else if (tag0 === "delivery-branch") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err26 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/1/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err27 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/1/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                  for (const key2 in data4) {
                    if (!(key2 === "filter" || key2 === "values")) {
                      const err28 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("delivery-branch" !== data4.filter) {
                      const err29 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/1/properties/filter/const", keyword: "const", params: { allowedValue: "delivery-branch" } };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data9 = data4.values;
                    if (Array.isArray(data9)) {
                      if (data9.length > 100) {
                        const err30 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/1/properties/values/maxItems", keyword: "maxItems", params: { limit: 100 } };
                        if (vErrors === null) {
                          vErrors = [err30];
                        } else {
                          vErrors.push(err30);
                        }
                        errors++;
                      }
                      if (data9.length < 1) {
                        const err31 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/1/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err31];
                        } else {
                          vErrors.push(err31);
                        }
                        errors++;
                      }
                      const len2 = data9.length;
                      for (let i3 = 0; i3 < len2; i3++) {
                        let data10 = data9[i3];
                        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                          const err32 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i3, schemaPath: "#/properties/filters/items/oneOf/1/properties/values/items/type", keyword: "type", params: { type: "integer" } };
                          if (vErrors === null) {
                            vErrors = [err32];
                          } else {
                            vErrors.push(err32);
                          }
                          errors++;
                        }
                        if (typeof data10 == "number" && isFinite(data10)) {
                          if (data10 > 9007199254740991 || isNaN(data10)) {
                            const err33 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i3, schemaPath: "#/properties/filters/items/oneOf/1/properties/values/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                            if (vErrors === null) {
                              vErrors = [err33];
                            } else {
                              vErrors.push(err33);
                            }
                            errors++;
                          }
                          if (data10 < 1 || isNaN(data10)) {
                            const err34 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i3, schemaPath: "#/properties/filters/items/oneOf/1/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err34];
                            } else {
                              vErrors.push(err34);
                            }
                            errors++;
                          }
                        }
                      }
                      let i4 = data9.length;
                      let j1;
                      if (i4 > 1) {
                        const indices1 = {};
                        for (; i4--; ) {
                          let item1 = data9[i4];
                          if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
                            continue;
                          }
                          if (typeof indices1[item1] == "number") {
                            j1 = indices1[item1];
                            const err35 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/1/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 } };
                            if (vErrors === null) {
                              vErrors = [err35];
                            } else {
                              vErrors.push(err35);
                            }
                            errors++;
                            break;
                          }
                          indices1[item1] = i4;
                        }
                      }
                    } else {
                      const err36 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/1/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err37 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/1/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "both-branches") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err38 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/2/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err39 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/2/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err39];
                    } else {
                      vErrors.push(err39);
                    }
                    errors++;
                  }
                  for (const key3 in data4) {
                    if (!(key3 === "filter" || key3 === "values")) {
                      const err40 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("both-branches" !== data4.filter) {
                      const err41 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/2/properties/filter/const", keyword: "const", params: { allowedValue: "both-branches" } };
                      if (vErrors === null) {
                        vErrors = [err41];
                      } else {
                        vErrors.push(err41);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data12 = data4.values;
                    if (Array.isArray(data12)) {
                      if (data12.length > 100) {
                        const err42 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/2/properties/values/maxItems", keyword: "maxItems", params: { limit: 100 } };
                        if (vErrors === null) {
                          vErrors = [err42];
                        } else {
                          vErrors.push(err42);
                        }
                        errors++;
                      }
                      if (data12.length < 1) {
                        const err43 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/2/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err43];
                        } else {
                          vErrors.push(err43);
                        }
                        errors++;
                      }
                      const len3 = data12.length;
                      for (let i5 = 0; i5 < len3; i5++) {
                        let data13 = data12[i5];
                        if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                          const err44 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i5, schemaPath: "#/properties/filters/items/oneOf/2/properties/values/items/type", keyword: "type", params: { type: "integer" } };
                          if (vErrors === null) {
                            vErrors = [err44];
                          } else {
                            vErrors.push(err44);
                          }
                          errors++;
                        }
                        if (typeof data13 == "number" && isFinite(data13)) {
                          if (data13 > 9007199254740991 || isNaN(data13)) {
                            const err45 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i5, schemaPath: "#/properties/filters/items/oneOf/2/properties/values/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                            if (vErrors === null) {
                              vErrors = [err45];
                            } else {
                              vErrors.push(err45);
                            }
                            errors++;
                          }
                          if (data13 < 1 || isNaN(data13)) {
                            const err46 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i5, schemaPath: "#/properties/filters/items/oneOf/2/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err46];
                            } else {
                              vErrors.push(err46);
                            }
                            errors++;
                          }
                        }
                      }
                      let i6 = data12.length;
                      let j2;
                      if (i6 > 1) {
                        const indices2 = {};
                        for (; i6--; ) {
                          let item2 = data12[i6];
                          if (!(typeof item2 == "number" && (!(item2 % 1) && !isNaN(item2)) && isFinite(item2))) {
                            continue;
                          }
                          if (typeof indices2[item2] == "number") {
                            j2 = indices2[item2];
                            const err47 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/2/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j2 } };
                            if (vErrors === null) {
                              vErrors = [err47];
                            } else {
                              vErrors.push(err47);
                            }
                            errors++;
                            break;
                          }
                          indices2[item2] = i6;
                        }
                      }
                    } else {
                      const err48 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/2/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err49 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/2/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "routing-complete") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err50 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/3/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                  for (const key4 in data4) {
                    if (!(key4 === "filter")) {
                      const err51 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                      if (vErrors === null) {
                        vErrors = [err51];
                      } else {
                        vErrors.push(err51);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("routing-complete" !== data4.filter) {
                      const err52 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/3/properties/filter/const", keyword: "const", params: { allowedValue: "routing-complete" } };
                      if (vErrors === null) {
                        vErrors = [err52];
                      } else {
                        vErrors.push(err52);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err53 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/3/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "account-includes") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err54 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/4/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err55 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/4/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                  for (const key5 in data4) {
                    if (!(key5 === "filter" || key5 === "values")) {
                      const err56 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("account-includes" !== data4.filter) {
                      const err57 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/4/properties/filter/const", keyword: "const", params: { allowedValue: "account-includes" } };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data16 = data4.values;
                    if (Array.isArray(data16)) {
                      if (data16.length > 200) {
                        const err58 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/4/properties/values/maxItems", keyword: "maxItems", params: { limit: 200 } };
                        if (vErrors === null) {
                          vErrors = [err58];
                        } else {
                          vErrors.push(err58);
                        }
                        errors++;
                      }
                      if (data16.length < 1) {
                        const err59 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/4/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err59];
                        } else {
                          vErrors.push(err59);
                        }
                        errors++;
                      }
                      const len4 = data16.length;
                      for (let i7 = 0; i7 < len4; i7++) {
                        let data17 = data16[i7];
                        if (typeof data17 === "string") {
                          if (func0(data17) > 20) {
                            const err60 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i7, schemaPath: "#/properties/filters/items/oneOf/4/properties/values/items/maxLength", keyword: "maxLength", params: { limit: 20 } };
                            if (vErrors === null) {
                              vErrors = [err60];
                            } else {
                              vErrors.push(err60);
                            }
                            errors++;
                          }
                          if (func0(data17) < 1) {
                            const err61 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i7, schemaPath: "#/properties/filters/items/oneOf/4/properties/values/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err61];
                            } else {
                              vErrors.push(err61);
                            }
                            errors++;
                          }
                        } else {
                          const err62 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i7, schemaPath: "#/properties/filters/items/oneOf/4/properties/values/items/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err62];
                          } else {
                            vErrors.push(err62);
                          }
                          errors++;
                        }
                      }
                      let i8 = data16.length;
                      let j3;
                      if (i8 > 1) {
                        const indices3 = {};
                        for (; i8--; ) {
                          let item3 = data16[i8];
                          if (typeof item3 !== "string") {
                            continue;
                          }
                          if (typeof indices3[item3] == "number") {
                            j3 = indices3[item3];
                            const err63 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/4/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j3 } };
                            if (vErrors === null) {
                              vErrors = [err63];
                            } else {
                              vErrors.push(err63);
                            }
                            errors++;
                            break;
                          }
                          indices3[item3] = i8;
                        }
                      }
                    } else {
                      const err64 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/4/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err64];
                      } else {
                        vErrors.push(err64);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err65 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/4/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "account-excludes") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err66 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/5/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err66];
                    } else {
                      vErrors.push(err66);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err67 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/5/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                  for (const key6 in data4) {
                    if (!(key6 === "filter" || key6 === "values")) {
                      const err68 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                      if (vErrors === null) {
                        vErrors = [err68];
                      } else {
                        vErrors.push(err68);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("account-excludes" !== data4.filter) {
                      const err69 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/5/properties/filter/const", keyword: "const", params: { allowedValue: "account-excludes" } };
                      if (vErrors === null) {
                        vErrors = [err69];
                      } else {
                        vErrors.push(err69);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data19 = data4.values;
                    if (Array.isArray(data19)) {
                      if (data19.length > 200) {
                        const err70 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/5/properties/values/maxItems", keyword: "maxItems", params: { limit: 200 } };
                        if (vErrors === null) {
                          vErrors = [err70];
                        } else {
                          vErrors.push(err70);
                        }
                        errors++;
                      }
                      if (data19.length < 1) {
                        const err71 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/5/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err71];
                        } else {
                          vErrors.push(err71);
                        }
                        errors++;
                      }
                      const len5 = data19.length;
                      for (let i9 = 0; i9 < len5; i9++) {
                        let data20 = data19[i9];
                        if (typeof data20 === "string") {
                          if (func0(data20) > 20) {
                            const err72 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i9, schemaPath: "#/properties/filters/items/oneOf/5/properties/values/items/maxLength", keyword: "maxLength", params: { limit: 20 } };
                            if (vErrors === null) {
                              vErrors = [err72];
                            } else {
                              vErrors.push(err72);
                            }
                            errors++;
                          }
                          if (func0(data20) < 1) {
                            const err73 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i9, schemaPath: "#/properties/filters/items/oneOf/5/properties/values/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err73];
                            } else {
                              vErrors.push(err73);
                            }
                            errors++;
                          }
                        } else {
                          const err74 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i9, schemaPath: "#/properties/filters/items/oneOf/5/properties/values/items/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err74];
                          } else {
                            vErrors.push(err74);
                          }
                          errors++;
                        }
                      }
                      let i10 = data19.length;
                      let j4;
                      if (i10 > 1) {
                        const indices4 = {};
                        for (; i10--; ) {
                          let item4 = data19[i10];
                          if (typeof item4 !== "string") {
                            continue;
                          }
                          if (typeof indices4[item4] == "number") {
                            j4 = indices4[item4];
                            const err75 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/5/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i10, j: j4 } };
                            if (vErrors === null) {
                              vErrors = [err75];
                            } else {
                              vErrors.push(err75);
                            }
                            errors++;
                            break;
                          }
                          indices4[item4] = i10;
                        }
                      }
                    } else {
                      const err76 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/5/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err76];
                      } else {
                        vErrors.push(err76);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err77 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/5/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err77];
                  } else {
                    vErrors.push(err77);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "manifest-destination-branch") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err78 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/6/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err78];
                    } else {
                      vErrors.push(err78);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err79 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/6/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err79];
                    } else {
                      vErrors.push(err79);
                    }
                    errors++;
                  }
                  for (const key7 in data4) {
                    if (!(key7 === "filter" || key7 === "values")) {
                      const err80 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                      if (vErrors === null) {
                        vErrors = [err80];
                      } else {
                        vErrors.push(err80);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("manifest-destination-branch" !== data4.filter) {
                      const err81 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/6/properties/filter/const", keyword: "const", params: { allowedValue: "manifest-destination-branch" } };
                      if (vErrors === null) {
                        vErrors = [err81];
                      } else {
                        vErrors.push(err81);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data22 = data4.values;
                    if (Array.isArray(data22)) {
                      if (data22.length > 100) {
                        const err82 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/6/properties/values/maxItems", keyword: "maxItems", params: { limit: 100 } };
                        if (vErrors === null) {
                          vErrors = [err82];
                        } else {
                          vErrors.push(err82);
                        }
                        errors++;
                      }
                      if (data22.length < 1) {
                        const err83 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/6/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err83];
                        } else {
                          vErrors.push(err83);
                        }
                        errors++;
                      }
                      const len6 = data22.length;
                      for (let i11 = 0; i11 < len6; i11++) {
                        let data23 = data22[i11];
                        if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                          const err84 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i11, schemaPath: "#/properties/filters/items/oneOf/6/properties/values/items/type", keyword: "type", params: { type: "integer" } };
                          if (vErrors === null) {
                            vErrors = [err84];
                          } else {
                            vErrors.push(err84);
                          }
                          errors++;
                        }
                        if (typeof data23 == "number" && isFinite(data23)) {
                          if (data23 > 9007199254740991 || isNaN(data23)) {
                            const err85 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i11, schemaPath: "#/properties/filters/items/oneOf/6/properties/values/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                            if (vErrors === null) {
                              vErrors = [err85];
                            } else {
                              vErrors.push(err85);
                            }
                            errors++;
                          }
                          if (data23 < 1 || isNaN(data23)) {
                            const err86 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i11, schemaPath: "#/properties/filters/items/oneOf/6/properties/values/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err86];
                            } else {
                              vErrors.push(err86);
                            }
                            errors++;
                          }
                        }
                      }
                      let i12 = data22.length;
                      let j5;
                      if (i12 > 1) {
                        const indices5 = {};
                        for (; i12--; ) {
                          let item5 = data22[i12];
                          if (!(typeof item5 == "number" && (!(item5 % 1) && !isNaN(item5)) && isFinite(item5))) {
                            continue;
                          }
                          if (typeof indices5[item5] == "number") {
                            j5 = indices5[item5];
                            const err87 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/6/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i12, j: j5 } };
                            if (vErrors === null) {
                              vErrors = [err87];
                            } else {
                              vErrors.push(err87);
                            }
                            errors++;
                            break;
                          }
                          indices5[item5] = i12;
                        }
                      }
                    } else {
                      const err88 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/6/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err88];
                      } else {
                        vErrors.push(err88);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err89 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/6/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "status-is") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err90 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/7/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err91 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/7/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err91];
                    } else {
                      vErrors.push(err91);
                    }
                    errors++;
                  }
                  for (const key8 in data4) {
                    if (!(key8 === "filter" || key8 === "values")) {
                      const err92 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                      if (vErrors === null) {
                        vErrors = [err92];
                      } else {
                        vErrors.push(err92);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("status-is" !== data4.filter) {
                      const err93 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/7/properties/filter/const", keyword: "const", params: { allowedValue: "status-is" } };
                      if (vErrors === null) {
                        vErrors = [err93];
                      } else {
                        vErrors.push(err93);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data25 = data4.values;
                    if (Array.isArray(data25)) {
                      if (data25.length > 60) {
                        const err94 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/7/properties/values/maxItems", keyword: "maxItems", params: { limit: 60 } };
                        if (vErrors === null) {
                          vErrors = [err94];
                        } else {
                          vErrors.push(err94);
                        }
                        errors++;
                      }
                      if (data25.length < 1) {
                        const err95 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/7/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err95];
                        } else {
                          vErrors.push(err95);
                        }
                        errors++;
                      }
                      const len7 = data25.length;
                      for (let i13 = 0; i13 < len7; i13++) {
                        let data26 = data25[i13];
                        if (typeof data26 !== "string") {
                          const err96 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i13, schemaPath: "#/properties/filters/items/oneOf/7/properties/values/items/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err96];
                          } else {
                            vErrors.push(err96);
                          }
                          errors++;
                        }
                        if (!(data26 === "quote" || data26 === "quote-expired" || data26 === "payment-pending" || data26 === "payment-failed" || data26 === "submitted" || data26 === "outsourced" || data26 === "collection-assigned" || data26 === "awaiting-dropoff" || data26 === "collection-unassigned" || data26 === "collection-rejected" || data26 === "collection-exception" || data26 === "collection-failed-attempt" || data26 === "collected" || data26 === "at-hub" || data26 === "manifested" || data26 === "ready-for-dispatch" || data26 === "in-transit" || data26 === "at-destination-hub" || data26 === "returned-to-hub" || data26 === "delivery-assigned" || data26 === "delivery-unassigned" || data26 === "delivery-rejected" || data26 === "bob-box-reservation-failed" || data26 === "out-for-delivery" || data26 === "delivery-exception" || data26 === "delivery-failed-attempt" || data26 === "in-locker" || data26 === "ready-for-pickup" || data26 === "collect-and-return-to-hub" || data26 === "collected-from-locker" || data26 === "collected-from-counter" || data26 === "returned-to-sender" || data26 === "delivered" || data26 === "undeliverable" || data26 === "cancelled" || data26 === "on-hold" || data26 === "on-hold-internal")) {
                          const err97 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i13, schemaPath: "#/properties/filters/items/oneOf/7/properties/values/items/enum", keyword: "enum", params: { allowedValues: schema0.properties.filters.items.oneOf[7].properties.values.items.enum } };
                          if (vErrors === null) {
                            vErrors = [err97];
                          } else {
                            vErrors.push(err97);
                          }
                          errors++;
                        }
                      }
                      let i14 = data25.length;
                      let j6;
                      if (i14 > 1) {
                        const indices6 = {};
                        for (; i14--; ) {
                          let item6 = data25[i14];
                          if (typeof item6 !== "string") {
                            continue;
                          }
                          if (typeof indices6[item6] == "number") {
                            j6 = indices6[item6];
                            const err98 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/7/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i14, j: j6 } };
                            if (vErrors === null) {
                              vErrors = [err98];
                            } else {
                              vErrors.push(err98);
                            }
                            errors++;
                            break;
                          }
                          indices6[item6] = i14;
                        }
                      }
                    } else {
                      const err99 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/7/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err99];
                      } else {
                        vErrors.push(err99);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err100 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/7/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err100];
                  } else {
                    vErrors.push(err100);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "tracking-status-is") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err101 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/8/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err101];
                    } else {
                      vErrors.push(err101);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err102 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/8/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err102];
                    } else {
                      vErrors.push(err102);
                    }
                    errors++;
                  }
                  for (const key9 in data4) {
                    if (!(key9 === "filter" || key9 === "values")) {
                      const err103 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                      if (vErrors === null) {
                        vErrors = [err103];
                      } else {
                        vErrors.push(err103);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("tracking-status-is" !== data4.filter) {
                      const err104 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/8/properties/filter/const", keyword: "const", params: { allowedValue: "tracking-status-is" } };
                      if (vErrors === null) {
                        vErrors = [err104];
                      } else {
                        vErrors.push(err104);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data28 = data4.values;
                    if (Array.isArray(data28)) {
                      if (data28.length > 60) {
                        const err105 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/8/properties/values/maxItems", keyword: "maxItems", params: { limit: 60 } };
                        if (vErrors === null) {
                          vErrors = [err105];
                        } else {
                          vErrors.push(err105);
                        }
                        errors++;
                      }
                      if (data28.length < 1) {
                        const err106 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/8/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err106];
                        } else {
                          vErrors.push(err106);
                        }
                        errors++;
                      }
                      const len8 = data28.length;
                      for (let i15 = 0; i15 < len8; i15++) {
                        let data29 = data28[i15];
                        if (typeof data29 !== "string") {
                          const err107 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i15, schemaPath: "#/properties/filters/items/oneOf/8/properties/values/items/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err107];
                          } else {
                            vErrors.push(err107);
                          }
                          errors++;
                        }
                        if (!(data29 === "quote" || data29 === "quote-expired" || data29 === "payment-pending" || data29 === "payment-failed" || data29 === "submitted" || data29 === "outsourced" || data29 === "collection-assigned" || data29 === "awaiting-dropoff" || data29 === "collection-unassigned" || data29 === "collection-rejected" || data29 === "collection-exception" || data29 === "collection-failed-attempt" || data29 === "collected" || data29 === "at-hub" || data29 === "manifested" || data29 === "ready-for-dispatch" || data29 === "in-transit" || data29 === "at-destination-hub" || data29 === "returned-to-hub" || data29 === "delivery-assigned" || data29 === "delivery-unassigned" || data29 === "delivery-rejected" || data29 === "bob-box-reservation-failed" || data29 === "out-for-delivery" || data29 === "delivery-exception" || data29 === "delivery-failed-attempt" || data29 === "in-locker" || data29 === "ready-for-pickup" || data29 === "collect-and-return-to-hub" || data29 === "collected-from-locker" || data29 === "collected-from-counter" || data29 === "returned-to-sender" || data29 === "delivered" || data29 === "undeliverable" || data29 === "cancelled" || data29 === "on-hold" || data29 === "on-hold-internal")) {
                          const err108 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i15, schemaPath: "#/properties/filters/items/oneOf/8/properties/values/items/enum", keyword: "enum", params: { allowedValues: schema0.properties.filters.items.oneOf[8].properties.values.items.enum } };
                          if (vErrors === null) {
                            vErrors = [err108];
                          } else {
                            vErrors.push(err108);
                          }
                          errors++;
                        }
                      }
                      let i16 = data28.length;
                      let j7;
                      if (i16 > 1) {
                        const indices7 = {};
                        for (; i16--; ) {
                          let item7 = data28[i16];
                          if (typeof item7 !== "string") {
                            continue;
                          }
                          if (typeof indices7[item7] == "number") {
                            j7 = indices7[item7];
                            const err109 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/8/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i16, j: j7 } };
                            if (vErrors === null) {
                              vErrors = [err109];
                            } else {
                              vErrors.push(err109);
                            }
                            errors++;
                            break;
                          }
                          indices7[item7] = i16;
                        }
                      }
                    } else {
                      const err110 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/8/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err110];
                      } else {
                        vErrors.push(err110);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err111 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/8/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err111];
                  } else {
                    vErrors.push(err111);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "service-level-includes") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err112 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/9/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err112];
                    } else {
                      vErrors.push(err112);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err113 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/9/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err113];
                    } else {
                      vErrors.push(err113);
                    }
                    errors++;
                  }
                  for (const key10 in data4) {
                    if (!(key10 === "filter" || key10 === "values")) {
                      const err114 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                      if (vErrors === null) {
                        vErrors = [err114];
                      } else {
                        vErrors.push(err114);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("service-level-includes" !== data4.filter) {
                      const err115 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/9/properties/filter/const", keyword: "const", params: { allowedValue: "service-level-includes" } };
                      if (vErrors === null) {
                        vErrors = [err115];
                      } else {
                        vErrors.push(err115);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data31 = data4.values;
                    if (Array.isArray(data31)) {
                      if (data31.length > 50) {
                        const err116 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/9/properties/values/maxItems", keyword: "maxItems", params: { limit: 50 } };
                        if (vErrors === null) {
                          vErrors = [err116];
                        } else {
                          vErrors.push(err116);
                        }
                        errors++;
                      }
                      if (data31.length < 1) {
                        const err117 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/9/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err117];
                        } else {
                          vErrors.push(err117);
                        }
                        errors++;
                      }
                      const len9 = data31.length;
                      for (let i17 = 0; i17 < len9; i17++) {
                        let data32 = data31[i17];
                        if (typeof data32 === "string") {
                          if (func0(data32) > 20) {
                            const err118 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i17, schemaPath: "#/properties/filters/items/oneOf/9/properties/values/items/maxLength", keyword: "maxLength", params: { limit: 20 } };
                            if (vErrors === null) {
                              vErrors = [err118];
                            } else {
                              vErrors.push(err118);
                            }
                            errors++;
                          }
                          if (func0(data32) < 1) {
                            const err119 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i17, schemaPath: "#/properties/filters/items/oneOf/9/properties/values/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err119];
                            } else {
                              vErrors.push(err119);
                            }
                            errors++;
                          }
                        } else {
                          const err120 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i17, schemaPath: "#/properties/filters/items/oneOf/9/properties/values/items/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err120];
                          } else {
                            vErrors.push(err120);
                          }
                          errors++;
                        }
                      }
                      let i18 = data31.length;
                      let j8;
                      if (i18 > 1) {
                        const indices8 = {};
                        for (; i18--; ) {
                          let item8 = data31[i18];
                          if (typeof item8 !== "string") {
                            continue;
                          }
                          if (typeof indices8[item8] == "number") {
                            j8 = indices8[item8];
                            const err121 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/9/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i18, j: j8 } };
                            if (vErrors === null) {
                              vErrors = [err121];
                            } else {
                              vErrors.push(err121);
                            }
                            errors++;
                            break;
                          }
                          indices8[item8] = i18;
                        }
                      }
                    } else {
                      const err122 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/9/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err122];
                      } else {
                        vErrors.push(err122);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err123 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/9/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err123];
                  } else {
                    vErrors.push(err123);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else if (tag0 === "service-level-excludes") {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.filter === void 0) {
                    const err124 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/10/required", keyword: "required", params: { missingProperty: "filter" } };
                    if (vErrors === null) {
                      vErrors = [err124];
                    } else {
                      vErrors.push(err124);
                    }
                    errors++;
                  }
                  if (data4.values === void 0) {
                    const err125 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/10/required", keyword: "required", params: { missingProperty: "values" } };
                    if (vErrors === null) {
                      vErrors = [err125];
                    } else {
                      vErrors.push(err125);
                    }
                    errors++;
                  }
                  for (const key11 in data4) {
                    if (!(key11 === "filter" || key11 === "values")) {
                      const err126 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                      if (vErrors === null) {
                        vErrors = [err126];
                      } else {
                        vErrors.push(err126);
                      }
                      errors++;
                    }
                  }
                  if (data4.filter !== void 0) {
                    if ("service-level-excludes" !== data4.filter) {
                      const err127 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/oneOf/10/properties/filter/const", keyword: "const", params: { allowedValue: "service-level-excludes" } };
                      if (vErrors === null) {
                        vErrors = [err127];
                      } else {
                        vErrors.push(err127);
                      }
                      errors++;
                    }
                  }
                  if (data4.values !== void 0) {
                    let data34 = data4.values;
                    if (Array.isArray(data34)) {
                      if (data34.length > 50) {
                        const err128 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/10/properties/values/maxItems", keyword: "maxItems", params: { limit: 50 } };
                        if (vErrors === null) {
                          vErrors = [err128];
                        } else {
                          vErrors.push(err128);
                        }
                        errors++;
                      }
                      if (data34.length < 1) {
                        const err129 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/10/properties/values/minItems", keyword: "minItems", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err129];
                        } else {
                          vErrors.push(err129);
                        }
                        errors++;
                      }
                      const len10 = data34.length;
                      for (let i19 = 0; i19 < len10; i19++) {
                        let data35 = data34[i19];
                        if (typeof data35 === "string") {
                          if (func0(data35) > 20) {
                            const err130 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i19, schemaPath: "#/properties/filters/items/oneOf/10/properties/values/items/maxLength", keyword: "maxLength", params: { limit: 20 } };
                            if (vErrors === null) {
                              vErrors = [err130];
                            } else {
                              vErrors.push(err130);
                            }
                            errors++;
                          }
                          if (func0(data35) < 1) {
                            const err131 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i19, schemaPath: "#/properties/filters/items/oneOf/10/properties/values/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err131];
                            } else {
                              vErrors.push(err131);
                            }
                            errors++;
                          }
                        } else {
                          const err132 = { instancePath: instancePath + "/filters/" + i0 + "/values/" + i19, schemaPath: "#/properties/filters/items/oneOf/10/properties/values/items/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err132];
                          } else {
                            vErrors.push(err132);
                          }
                          errors++;
                        }
                      }
                      let i20 = data34.length;
                      let j9;
                      if (i20 > 1) {
                        const indices9 = {};
                        for (; i20--; ) {
                          let item9 = data34[i20];
                          if (typeof item9 !== "string") {
                            continue;
                          }
                          if (typeof indices9[item9] == "number") {
                            j9 = indices9[item9];
                            const err133 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/10/properties/values/uniqueItems", keyword: "uniqueItems", params: { i: i20, j: j9 } };
                            if (vErrors === null) {
                              vErrors = [err133];
                            } else {
                              vErrors.push(err133);
                            }
                            errors++;
                            break;
                          }
                          indices9[item9] = i20;
                        }
                      }
                    } else {
                      const err134 = { instancePath: instancePath + "/filters/" + i0 + "/values", schemaPath: "#/properties/filters/items/oneOf/10/properties/values/type", keyword: "type", params: { type: "array" } };
                      if (vErrors === null) {
                        vErrors = [err134];
                      } else {
                        vErrors.push(err134);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err135 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/oneOf/10/type", keyword: "type", params: { type: "object" } };
                  if (vErrors === null) {
                    vErrors = [err135];
                  } else {
                    vErrors.push(err135);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = true;
                }
              } else {
                const err136 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "filter", tagValue: tag0 } };
                if (vErrors === null) {
                  vErrors = [err136];
                } else {
                  vErrors.push(err136);
                }
                errors++;
              }
            } else {
              const err137 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "filter", tagValue: tag0 } };
              if (vErrors === null) {
                vErrors = [err137];
              } else {
                vErrors.push(err137);
              }
              errors++;
            }
          } else {
            const err138 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err138];
            } else {
              vErrors.push(err138);
            }
            errors++;
          }
        }
      } else {
        const err139 = { instancePath: instancePath + "/filters", schemaPath: "#/properties/filters/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err139];
        } else {
          vErrors.push(err139);
        }
        errors++;
      }
    }
    if (data.is_enabled !== void 0) {
      if (typeof data.is_enabled !== "boolean") {
        const err140 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err140];
        } else {
          vErrors.push(err140);
        }
        errors++;
      }
    }
  } else {
    const err141 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err141];
    } else {
      vErrors.push(err141);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var configs$matflo = validate1;
var formats0 = ajvFormats["https-url"];
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.warehouse_code === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warehouse_code" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.api_key === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "api_key" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "warehouse_code" || key0 === "api_key")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 500) {
          const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "https-url" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.warehouse_code !== void 0) {
      let data1 = data.warehouse_code;
      if (typeof data1 === "string") {
        if (func0(data1) > 20) {
          const err7 = { instancePath: instancePath + "/warehouse_code", schemaPath: "#/properties/warehouse_code/maxLength", keyword: "maxLength", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err8 = { instancePath: instancePath + "/warehouse_code", schemaPath: "#/properties/warehouse_code/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/warehouse_code", schemaPath: "#/properties/warehouse_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.api_key !== void 0) {
      let data2 = data.api_key;
      if (typeof data2 === "string") {
        if (func0(data2) > 500) {
          const err10 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var configs$rws = validate2;
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate2.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.customer_code === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customer_code" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.username === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.password === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "customer_code" || key0 === "username" || key0 === "password")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 500) {
          const err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "https-url" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.customer_code !== void 0) {
      let data1 = data.customer_code;
      if (typeof data1 === "string") {
        if (func0(data1) > 20) {
          const err8 = { instancePath: instancePath + "/customer_code", schemaPath: "#/properties/customer_code/maxLength", keyword: "maxLength", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err9 = { instancePath: instancePath + "/customer_code", schemaPath: "#/properties/customer_code/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/customer_code", schemaPath: "#/properties/customer_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data2 = data.username;
      if (typeof data2 === "string") {
        if (func0(data2) > 60) {
          const err11 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 60 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err12 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data3 = data.password;
      if (typeof data3 === "string") {
        if (func0(data3) > 500) {
          const err14 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var configs$parcel$perfect = validate3;
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate3.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_number" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.service_code === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service_code" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.token === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "account_number" || key0 === "service_code" || key0 === "token")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 500) {
          const err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "https-url" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.account_number !== void 0) {
      let data1 = data.account_number;
      if (typeof data1 === "string") {
        if (func0(data1) > 20) {
          const err8 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/maxLength", keyword: "maxLength", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err9 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/account_number", schemaPath: "#/properties/account_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.service_code !== void 0) {
      let data2 = data.service_code;
      if (typeof data2 === "string") {
        if (func0(data2) > 10) {
          const err11 = { instancePath: instancePath + "/service_code", schemaPath: "#/properties/service_code/maxLength", keyword: "maxLength", params: { limit: 10 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err12 = { instancePath: instancePath + "/service_code", schemaPath: "#/properties/service_code/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/service_code", schemaPath: "#/properties/service_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.token !== void 0) {
      let data3 = data.token;
      if (typeof data3 === "string") {
        if (func0(data3) > 500) {
          const err14 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var configs$ship$logic$delivery = validate4;
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate4.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.service_level_code === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service_level_code" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.hub_address === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hub_address" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.api_key === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "api_key" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "service_level_code" || key0 === "hub_address" || key0 === "api_key")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 500) {
          const err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "https-url" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.service_level_code !== void 0) {
      let data1 = data.service_level_code;
      if (typeof data1 === "string") {
        if (func0(data1) > 20) {
          const err8 = { instancePath: instancePath + "/service_level_code", schemaPath: "#/properties/service_level_code/maxLength", keyword: "maxLength", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err9 = { instancePath: instancePath + "/service_level_code", schemaPath: "#/properties/service_level_code/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/service_level_code", schemaPath: "#/properties/service_level_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.hub_address !== void 0) {
      let data2 = data.hub_address;
      if (typeof data2 === "string") {
        if (func0(data2) > 200) {
          const err11 = { instancePath: instancePath + "/hub_address", schemaPath: "#/properties/hub_address/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err12 = { instancePath: instancePath + "/hub_address", schemaPath: "#/properties/hub_address/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/hub_address", schemaPath: "#/properties/hub_address/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.api_key !== void 0) {
      let data3 = data.api_key;
      if (typeof data3 === "string") {
        if (func0(data3) > 500) {
          const err14 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var configs$webhook = validate5;
var schema5 = { "type": "object", "properties": { "url": { "type": "string", "format": "https-url", "maxLength": 500 }, "method": { "type": "string", "enum": ["POST", "PUT"] }, "signing_secret": { "type": "string", "maxLength": 500 } }, "required": ["url", "method"], "additionalProperties": false };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate5.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.method === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "method" || key0 === "signing_secret")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 500) {
          const err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "https-url" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data1 === "POST" || data1 === "PUT")) {
        const err7 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema5.properties.method.enum } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.signing_secret !== void 0) {
      let data2 = data.signing_secret;
      if (typeof data2 === "string") {
        if (func0(data2) > 500) {
          const err8 = { instancePath: instancePath + "/signing_secret", schemaPath: "#/properties/signing_secret/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/signing_secret", schemaPath: "#/properties/signing_secret/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var configs$fastway = validate6;
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate6.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.service_code === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service_code" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.api_key === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "api_key" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "account_id" || key0 === "service_code" || key0 === "api_key")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (func0(data0) > 500) {
          const err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!formats0(data0)) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "https-url" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (typeof data1 === "string") {
        if (func0(data1) > 20) {
          const err8 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/maxLength", keyword: "maxLength", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err9 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.service_code !== void 0) {
      let data2 = data.service_code;
      if (typeof data2 === "string") {
        if (func0(data2) > 20) {
          const err11 = { instancePath: instancePath + "/service_code", schemaPath: "#/properties/service_code/maxLength", keyword: "maxLength", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err12 = { instancePath: instancePath + "/service_code", schemaPath: "#/properties/service_code/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/service_code", schemaPath: "#/properties/service_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.api_key !== void 0) {
      let data3 = data.api_key;
      if (typeof data3 === "string") {
        if (func0(data3) > 500) {
          const err14 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}
validate6.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var conditions$fastway_0_enable_fastway_integration = validate7;
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate7.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (true !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}
validate7.evaluated = { "dynamicProps": false, "dynamicItems": false };

// entry.js
var rules = {
  "rule": rules$rule
};
var configs = {
  "matflo": configs$matflo,
  "rws": configs$rws,
  "parcel-perfect": configs$parcel$perfect,
  "ship-logic-delivery": configs$ship$logic$delivery,
  "ship-logic-collection": configs$ship$logic$delivery,
  "webhook": configs$webhook,
  "fastway": configs$fastway
};
var conditions = {
  "fastway_0_enable_fastway_integration": conditions$fastway_0_enable_fastway_integration
};
export {
  conditions,
  configs,
  rules
};
