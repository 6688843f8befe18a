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
var settings$provider_title = validate0;
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
  if (typeof data === "string") {
    if (func0(data) > 120) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func0(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$logo_url = validate1;
var formats0 = ajvFormats["asset-url"];
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
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "asset-url" }, message: 'must match format "asset-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$navigation_logo_url = validate2;
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
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "asset-url" }, message: 'must match format "asset-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$favicon_url = validate3;
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
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "asset-url" }, message: 'must match format "asset-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$work_hours_from = validate4;
var formats6 = ajvFormats["time-of-day"];
var pattern0 = new RegExp("^([01][0-9]|2[0-3]):(00|30)$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 5) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern0.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):(00|30)$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):(00|30)$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats6.validate.test(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "time-of-day" }, message: 'must match format "time-of-day"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$work_hours_to = validate5;
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
  if (typeof data === "string") {
    if (func0(data) > 5) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern0.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):(00|30)$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):(00|30)$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats6.validate.test(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "time-of-day" }, message: 'must match format "time-of-day"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$office_closed_days = validate6;
var formats10 = ajvFormats.date;
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
  if (Array.isArray(data)) {
    if (data.length > 60) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.date === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.reason === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "date" || key0 === "reason")) {
            const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err5 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.date !== void 0) {
          let data2 = data0.date;
          if (typeof data2 === "string") {
            if (func0(data2) > 10) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!formats10.validate(data2)) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.reason !== void 0) {
          let data3 = data0.reason;
          if (typeof data3 === "string") {
            if (func0(data3) > 80) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}
validate6.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var rules$work_hours_order = validate7;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.work_hours_from !== void 0) {
      if (typeof data.work_hours_from !== "string") {
        const err0 = { instancePath: instancePath + "/work_hours_from", schemaPath: "#/properties/work_hours_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.work_hours_to !== void 0) {
      let data1 = data.work_hours_to;
      if (typeof data1 === "string") {
        if (!formats6.validate.test(data1)) {
          const err1 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/format", keyword: "format", params: { format: "time-of-day" }, message: 'must match format "time-of-day"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const vSchema0 = data && data.work_hours_from;
        if (vSchema0 !== void 0 && (typeof vSchema0 !== "string" || formats6.compare(data1, vSchema0) <= 0)) {
          const err2 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/formatExclusiveMinimum", keyword: "formatExclusiveMinimum", params: { comparison: ">", limit: vSchema0 }, message: "should be > " + vSchema0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}
validate7.evaluated = { "props": { "work_hours_from": true, "work_hours_to": true }, "dynamicProps": false, "dynamicItems": false };

// scripts/generate/entry.js
var settings = {
  "provider_title": settings$provider_title,
  "logo_url": settings$logo_url,
  "navigation_logo_url": settings$navigation_logo_url,
  "favicon_url": settings$favicon_url,
  "work_hours_from": settings$work_hours_from,
  "work_hours_to": settings$work_hours_to,
  "office_closed_days": settings$office_closed_days
};
var conditions = {};
var rules = {
  "work_hours_order": rules$work_hours_order
};
export {
  conditions,
  rules,
  settings
};
